import { useId, type ComponentProps } from 'react';

interface LabeledInputProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly onText?: (text: string) => void;
  /** Set if the input is inside one of Payload's forms, which must not be submitted. */
  readonly onEnter?: () => void;
}

/** An input with its label in the panel's style; `children` stand behind it. */
export function LabeledInput({ label, onText, onEnter, children, ...input }: LabeledInputProps) {
  const id = useId();
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          {...input}
          id={id}
          {...(onText && { onChange: ({ target }) => onText(target.value) })}
          {...(onEnter && {
            onKeyDown: (event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onEnter();
            },
          })}
        />
      </div>
      {children}
    </div>
  );
}
