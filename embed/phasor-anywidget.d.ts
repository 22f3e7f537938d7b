/** The part of anywidget's model that the widget uses. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  save_changes(): void;
}

/** An anywidget module; `render` returns a function that removes the figure. */
declare const widget: { render(context: { model: Model; el: HTMLElement }): () => void };
export default widget;
