import { drawDocument } from '#shell/draw-document.tsx';
import { PaymentUrlsDemo } from './payment-urls-demo.tsx';

drawDocument(<PaymentUrlsDemo />);
