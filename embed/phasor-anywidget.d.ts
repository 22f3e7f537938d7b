/** What the widget needs of anywidget's model. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  save_changes(): void;
}

/** An anywidget module; `render` returns what takes the figure away. */
declare const widget: { render(context: { model: Model; el: HTMLElement }): () => void };
export default widget;
