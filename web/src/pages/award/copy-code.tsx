import { COPIED_FOR_MS } from '#domain/guides/editorial-words';
import * as texts from '#texts';
import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import styles from './copy-code.module.css';

/** A code snippet; the button selects and copies it (spec 2 §2). */
export function CopyCode({ code }: { readonly code: string }) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  // No button without JavaScript: the code can be selected by hand.
  const canCopy = useIsHydrated();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    if (!box.current || !(await copySelected(box.current))) return;
    setIsCopied(true);
    showToast({ title: texts.award.copiedTitle(), description: texts.award.copiedText() });
  }

  return (
    <div className={styles.code}>
      <label htmlFor={id} className={styles.label}>
        {texts.award.code()}
      </label>
      <textarea
        id={id}
        ref={box}
        readOnly
        rows={4}
        spellCheck={false}
        value={code}
        className={styles.box}
        onFocus={(event) => event.currentTarget.select()}
      />
      {canCopy && (
        <Button onClick={() => void copy()} className={styles.button}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? texts.award.copied() : texts.award.copy()}
        </Button>
      )}
    </div>
  );
}

/**
 * Selects the text of a field and copies it. Browsers that deny clipboard access (no permission, no https)
 * still copy the selection; if that fails too, the selection remains for Ctrl+C. Resolves to whether it was
 * copied.
 */
async function copySelected(field: HTMLTextAreaElement): Promise<boolean> {
  field.focus({ preventScroll: true });
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
