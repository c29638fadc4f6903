import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { paths } from '../navigation/paths.ts';
import { MockPayment } from './mock-payment.tsx';
import { readOrder } from './order.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');

const order = readOrder(location.search);
if (order === null) location.replace(paths.home);
else {
  createRoot(root).render(
    <StrictMode>
      <MockPayment order={order} />
    </StrictMode>,
  );
}
