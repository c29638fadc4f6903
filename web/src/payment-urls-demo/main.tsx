import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PaymentUrlsDemo } from './payment-urls-demo.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <PaymentUrlsDemo />
  </StrictMode>,
);
