import { createToastStore } from '../ui/toast-store.ts';

export const toasts = createToastStore();
