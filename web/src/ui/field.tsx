import { createElement, type AllHTMLAttributes } from 'react';
import {
  get,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegister,
} from 'react-hook-form';
import { FormField, type FormFieldProps } from './form-field.tsx';

export interface FieldForm<Values extends FieldValues> {
  readonly register: UseFormRegister<Values>;
  readonly errors: FieldErrors<Values>;
}

type Attributes = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'form' | 'label' | 'name'>;

interface FieldProps<Values extends FieldValues>
  extends Omit<FormFieldProps, 'children' | 'error'>, Attributes {
  readonly form: FieldForm<Values>;
  readonly name: Path<Values>;
  readonly options?: Pick<RegisterOptions<Values>, 'setValueAs'>;
  readonly as?: 'input' | 'select' | 'textarea';
}

/** A field of a form of react-hook-form, with its error; other attributes are its control's. */
export function Field<Values extends FieldValues>({
  form: { register, errors },
  name,
  options,
  label,
  hint,
  optional,
  wide,
  as = 'input',
  ...control
}: FieldProps<Values>) {
  const error: unknown = get(errors, `${name}.message`);
  return (
    <FormField
      label={label}
      hint={hint}
      optional={optional}
      wide={wide}
      error={typeof error === 'string' ? error : undefined}
    >
      {(tied) => createElement(as, { ...tied, ...register(name, options), ...control })}
    </FormField>
  );
}
