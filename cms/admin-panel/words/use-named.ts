import { isRecord } from '#domain/is-record';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { flattenTopLevelFields } from 'payload/shared';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { callPanel } from '../desk/call-panel.ts';
import type { Difference } from './three-ways.ts';

const answerSchema = z.object({ docs: z.array(z.record(z.string(), z.unknown())) });

/** Puts names in place of the ids in fields that point at other documents, once they are known. */
export function useNamed(differences: readonly Difference[]): (field: string, value: unknown) => unknown {
  const { docConfig } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const [names, setNames] = useState<ReadonlyMap<string, unknown>>(new Map());

  useEffect(() => {
    async function look(): Promise<void> {
      for (const field of flattenTopLevelFields(docConfig?.fields ?? [])) {
        if (field.type !== 'relationship' && field.type !== 'upload') continue;
        const { name, relationTo } = field;
        const sides = differences.find((difference) => difference.field === name);
        if (!sides || typeof relationTo !== 'string') continue;
        const ids = [sides.mine, sides.theirs].flat().filter((id) => typeof id === 'number');
        const query = new URLSearchParams({ 'where[id][in]': ids.join(), depth: '0', pagination: 'false' });
        const { docs } = await callPanel(answerSchema, 'GET', `/${relationTo}?${query}`);
        const title = getEntityConfig({ collectionSlug: relationTo })?.admin.useAsTitle ?? 'id';
        setNames(
          (known) => new Map([...known, ...docs.map((doc) => [`${name} ${doc.id}`, doc[title]] as const)]),
        );
      }
    }
    // Without an answer, the ids are shown.
    look().catch(() => undefined);
    // Once: a dialog compares the same values for as long as it is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (field, value) => {
    const named = (id: unknown) => names.get(`${field} ${id}`) ?? id;
    return Array.isArray(value) ? value.map(named) : isRecord(value) ? value : named(value);
  };
}
