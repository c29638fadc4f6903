import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { createToastStore, type ToastRequest } from '#ui/toast-store.ts';

export const toasts = createToastStore();

const requests: Record<string, ToastRequest> = {
  Success: { type: 'success', title: 'Saved', message: 'Your name is changed.' },
  Error: {
    type: 'error',
    title: 'Not saved',
    message: 'The connection dropped. Nothing was lost; try again.',
  },
  Warning: { type: 'warning', title: 'Almost used up', message: '450 of 500 words are used.' },
  Info: { type: 'info', title: 'A new version is ready' },
  'Without a close button': { type: 'info', title: 'Goes by itself', showCloseButton: false },
  'Until closed': { type: 'warning', title: 'Stays until it is closed', duration: Infinity },
};

export function GalleryToast() {
  const [closed, setClosed] = useState(0);
  return (
    <>
      <p className="actions">
        {Object.entries(requests).map(([label, request]) => (
          <Button
            key={label}
            look="quiet"
            onClick={() => toasts.show({ ...request, onClose: () => setClosed((count) => count + 1) })}
          >
            {label}
          </Button>
        ))}
      </p>
      <p>{closed} toasts closed</p>
    </>
  );
}
