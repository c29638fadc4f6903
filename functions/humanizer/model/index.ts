/** Public interface of the language-model engine. */
export { chatTransport } from './transport/chat.ts';
export { modelEngine } from './engine.ts';
export { workersAiTransport } from './transport/workers-ai.ts';
