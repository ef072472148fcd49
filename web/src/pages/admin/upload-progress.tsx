import styles from './create-ad-dialog.module.css';

/** How much of the picture has gone, from 0 to 1; then it is the server's turn. */
export function UploadProgress({ share }: { readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <label className={styles.progress}>
      {percent < 100 ? `Uploading ${percent}%` : 'Checking the picture'}
      <progress max={100} value={percent} />
    </label>
  );
}
