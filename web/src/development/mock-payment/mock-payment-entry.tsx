import { paths } from '#navigation/paths.ts';
import { drawDocument } from '#shell/own-document.tsx';
import { MockPayment } from './mock-payment.tsx';
import { readOrder } from './mock-order.ts';

const order = readOrder(location.search);
if (order === null) location.replace(paths.home);
else drawDocument(<MockPayment order={order} />);
