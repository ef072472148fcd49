'use client';

import { PasswordField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** The password of whoever changes an account. Only some changes need it, which the server decides. */
export function ProofField({ field, path }: TextFieldClientProps) {
  return (
    <PasswordField
      autoComplete="current-password"
      field={field}
      path={path}
      schemaPath={path}
      indexPath=""
      parentPath=""
      parentSchemaPath=""
      validate={isFine}
    />
  );
}

const isFine = () => true as const;
