import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PlanPaymentUrls } from './plan-payment-urls.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <PlanPaymentUrls />
  </StrictMode>,
);
