import { drawDocument } from '#shell/draw-document.tsx';
import { PlanPaymentUrls } from './plan-payment-urls.tsx';

drawDocument(<PlanPaymentUrls />);
