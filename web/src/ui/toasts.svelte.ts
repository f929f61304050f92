/** Short messages that disappear by themselves; with an action they stay a little longer. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; run(): void };
}

let next = 0;
let current = $state.raw<readonly Toast[]>([]);

export function toasts(): readonly Toast[] {
  return current;
}

export function toast(text: string, action?: Toast['action']): void {
  const id = next++;
  current = [...current.slice(-2), action === undefined ? { id, text } : { id, text, action }];
  setTimeout(() => dropToast(id), action === undefined ? 5_000 : 9_000);
}

export function dropToast(id: number): void {
  current = current.filter((one) => one.id !== id);
}
