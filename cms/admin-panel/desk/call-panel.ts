'use client';

import { z } from 'zod';

const refusalSchema = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.object({ errors: z.array(z.object({ message: z.string() })) }).optional(),
      }),
    )
    .min(1),
});

/** Calls Payload's REST API for documents that only staff see; throws an error with the server's message. */
export async function callPanel<Answer>(
  answerSchema: z.ZodType<Answer>,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`/cms/api${path}`, {
    method,
    credentials: 'include',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The site isn’t answering. Try again in a moment.');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answerSchema.parse(answer);
  const refusal = refusalSchema.safeParse(answer).data?.errors[0];
  throw new Error(
    refusal?.data?.errors[0]?.message ?? refusal?.message ?? `The site answered ${response.status}.`,
  );
}
