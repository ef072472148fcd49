import { useId, type ComponentProps } from 'react';

/** An input with its label in the panel's style; `children` stand behind it. */
export function LabeledInput({ label, children, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input {...input} id={id} />
      </div>
      {children}
    </div>
  );
}
