import { z } from 'zod';

/** What a model is asked. `schema` is the form of its answer. */
export type Question = {
  name: string;
  instructions: string;
  material: string;
  schema: Record<string, unknown>;
  mostTokens: number;
};

/** A way to a model. It resolves to the answer as it came, or rejects, with a `ModelFailure` where it knows more. */
export type Transport = { ask(question: Question, signal: AbortSignal): Promise<unknown> };

export const messagesOf = ({ instructions, material }: Question) => [
  { role: 'system', content: instructions },
  { role: 'user', content: material },
];

export const responseFormatOf = ({ name, schema }: Question) => ({
  type: 'json_schema',
  json_schema: { name, strict: true, schema },
});

/** Without the address of the standard, which strict endpoints do not know. */
export const schemaOf = (form: z.ZodType): Record<string, unknown> => {
  const schema: Record<string, unknown> = { ...z.toJSONSchema(form) };
  delete schema.$schema;
  return schema;
};
