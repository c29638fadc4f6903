import { z } from 'zod';

/** A question for a model. `schema`: the JSON schema of its answer. */
export type Question = {
  name: string;
  instructions: string;
  material: string;
  schema: Record<string, unknown>;
  mostTokens: number;
};

/** A connection to a model. `ask` resolves to the raw answer or rejects, with a `ModelFailure` if the reason is known. */
export type Transport = { ask(question: Question, signal: AbortSignal): Promise<unknown> };

export const messagesOf = ({ instructions, material }: Question) => [
  { role: 'system', content: instructions },
  { role: 'user', content: material },
];

export const responseFormatOf = ({ name, schema }: Question) => ({
  type: 'json_schema',
  json_schema: { name, strict: true, schema },
});

/** Returns the JSON schema without `$schema`, which strict endpoints do not know. */
export const schemaOf = (form: z.ZodType): Record<string, unknown> => {
  const schema: Record<string, unknown> = { ...z.toJSONSchema(form) };
  delete schema.$schema;
  return schema;
};
