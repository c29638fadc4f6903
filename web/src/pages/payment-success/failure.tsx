import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { mailTo, paths } from '#navigation/paths.ts';
import type { PaymentState } from '#payment/payment-state.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { SkinTitle } from './success.tsx';

type State = Extract<PaymentState, { phase: 'failed' }>;

const titles = {
  payment: 'Payment Error',
  activation: 'Activation Failed',
  access: 'Invalid Access',
  authentication: 'Authentication Required',
} as const satisfies Record<State['kind'], string>;

const IfPaid = () => (
  <p>
    If you completed payment, please check your account in a few minutes. Your payments are listed in{' '}
    <Link to={paths.billing}>your settings</Link>.
  </p>
);

const WaysOnByGoogle = () => (
  <>
    <p className="actions">
      <Link to={paths.pricing} className={buttonClass()}>
        Return to Pricing
      </Link>
      <Link to={paths.home} className={buttonClass('quiet')}>
        Back to Home
      </Link>
    </p>
    <aside className="ruled-off" aria-label="Help">
      <p>
        <strong>Need help?</strong> Write to <a href={mailTo('My payment')}>{brand.supportEmail}</a>. Please
        tell us when you paid and with which email address.
      </p>
    </aside>
  </>
);

const WaysOn = ({ kind }: Pick<State, 'kind'>) => (
  <p className="actions">
    {kind === 'activation' ? (
      <Button onClick={() => location.reload()}>Try Again</Button>
    ) : (
      <Link to={paths.pricing} className={buttonClass()}>
        Try Again
      </Link>
    )}
    <Link to={paths.contact} className={buttonClass('quiet')}>
      Contact Support
    </Link>
  </p>
);

export const Failure = ({ state: { skin, kind, message } }: { state: State }) => (
  <>
    <SkinTitle skin={skin}>{titles[kind]}</SkinTitle>
    <FormError>{message}</FormError>
    <IfPaid />
    {skin === 'google' ? <WaysOnByGoogle /> : <WaysOn kind={kind} />}
  </>
);

export const InvalidLink = ({ message }: { message: string }) => (
  <>
    <h1 tabIndex={-1}>Invalid Link</h1>
    <p role="alert">{message}</p>
    <IfPaid />
    <p className="actions">
      <Link to={paths.home} replace className={buttonClass()}>
        Go Home
      </Link>
    </p>
  </>
);
