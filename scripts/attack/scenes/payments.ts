import { call, type Scene } from './scene.ts';

export const paymentScenes = {
  'POST /api/payments/create-session': async ({ person }) => ({
    who: await person(),
    call: call('POST', '/api/payments/create-session', { plan: 'pro', billing_cycle: 'monthly' }),
  }),
  'POST /api/payments/process-success/:token': async ({ person, buy }) => {
    const who = await person();
    const { reference } = await buy(who);
    const body = { plan: 'pro', amount: 5, sessionId: reference };
    const made = await who.demand('POST', '/api/payments/generate-secret-url', body);
    return { who, call: call('POST', `/api/payments/process-success/${made.body.token}`) };
  },
  'POST /api/payments/activate-user-subscription-with-plan': async ({ person, buy }) => {
    const who = await person();
    const { reference } = await buy(who);
    const body = { source: 'success page', session_id: reference, plan: 'pro' };
    return { who, call: call('POST', '/api/payments/activate-user-subscription-with-plan', body) };
  },
  'POST /api/payments/activate-by-email': async ({ person, guest, buy }) => {
    const who = await person();
    const { reference } = await buy(who);
    const body = { email: who.email, session_id: reference };
    return { who: guest(), call: call('POST', '/api/payments/activate-by-email', body) };
  },
  'POST /api/payments/generate-secret-url': async ({ person, buy }) => {
    const who = await person();
    const { reference } = await buy(who);
    const body = { plan: 'pro', amount: 5, sessionId: reference };
    return { who, call: call('POST', '/api/payments/generate-secret-url', body) };
  },
  'POST /api/payments/webhook': async ({ person, guest, order, paid, webhook }) => ({
    who: guest(),
    call: webhook(paid(await order(await person()))),
  }),
  'POST /api/payments/webhook, a refund': async ({ person, guest, buy, refunded, webhook }) => {
    const { payment } = await buy(await person());
    return { who: guest(), call: webhook(refunded(payment)) };
  },
  'POST /api/payments/webhook, a second payment': async ({ person, guest, buy, paid, webhook }) => {
    const { reference } = await buy(await person());
    return { who: guest(), call: webhook(paid(reference)) };
  },
  'GET /api/demo/payment-urls': async ({ guest }) => ({
    who: guest(),
    call: call('GET', '/api/demo/payment-urls'),
  }),
} satisfies Record<string, Scene>;
