import { drawDocument } from '#shell/own-document.tsx';
import { PaymentUrlsDemo } from './payment-urls-demo.tsx';

drawDocument(<PaymentUrlsDemo />);
