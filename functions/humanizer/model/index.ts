/** The door of the room in which language models are asked. */
export { chatTransport } from './chat.ts';
export { modelEngine } from './engine.ts';
export { workersAiTransport } from './workers-ai.ts';
