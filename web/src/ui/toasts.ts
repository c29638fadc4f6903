import { createToastStore } from './toast-store.ts';

export const toasts = createToastStore();
