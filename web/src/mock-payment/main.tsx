import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MockPayment } from './mock-payment.tsx';
import { readOrder } from './order.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');

const order = readOrder(location.search);
if (order === null) location.replace('/');
else {
  createRoot(root).render(
    <StrictMode>
      <MockPayment order={order} />
    </StrictMode>,
  );
}
