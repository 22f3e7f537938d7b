claims-title = 值得核对的数字
