import { useEffect, useRef, type ReactNode } from 'react';
import styles from './receipt.module.css';

interface ReceiptProps {
  readonly message: string;
  readonly children?: ReactNode;
}

/** Replaces a form after it was sent and takes the focus, because the focused button is gone. */
export function Receipt({ message, children }: ReceiptProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.receipt}>
      <p className={styles.message}>{message}</p>
      {children}
    </div>
  );
}
