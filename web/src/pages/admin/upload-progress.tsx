import styles from './ad-dialog.module.css';

/** Upload progress of the picture, 0 to 1; at 1 the server is processing it. */
export function UploadProgress({ share }: { readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <label className={styles.progress}>
      {percent < 100 ? `Uploading ${percent}%` : 'Checking the picture'}
      <progress max={100} value={percent} />
    </label>
  );
}
