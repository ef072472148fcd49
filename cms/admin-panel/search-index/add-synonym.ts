'use client';

/** A gap is a document: Payload's own REST changes it, and says what is wrong as `{ errors: [{ message }] }`. */
export async function addSynonym(gapId: number, synonymFor: string): Promise<void> {
  const response = await fetch(`/cms/api/search-gaps/${gapId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ synonymFor }),
  }).catch(() => {
    throw new Error('The site does not answer. Try again in a moment.');
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Error(answer?.errors?.[0]?.message ?? `The site answered ${response.status}.`);
}
