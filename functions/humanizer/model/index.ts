/** The door of the room in which language models are asked. */
export { chatTransport } from './transport/chat.ts';
export { modelEngine } from './engine.ts';
export { workersAiTransport } from './transport/workers-ai.ts';
