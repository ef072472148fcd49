'use client';

import type { SecondFactorSetup } from '#contract/second-factor';
import styles from './second-factor.module.css';

export function SetupKey({ setup: { key, qrCode } }: { readonly setup: SecondFactorSetup }) {
  return (
    <>
      <p>Scan this with an authenticator app, or type the key into it.</p>
      <img
        className={styles.qrCode}
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt="QR code of the key"
        width={200}
        height={200}
      />
      <p>
        <code className={styles.key}>{key.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
    </>
  );
}
