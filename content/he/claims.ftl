claims-title = מספרים שכדאי לבדוק
