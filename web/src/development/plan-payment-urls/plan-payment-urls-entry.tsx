import { drawDocument } from '#shell/own-document.tsx';
import { PlanPaymentUrls } from './plan-payment-urls.tsx';

drawDocument(<PlanPaymentUrls />);
