/** The only content of the block. */
export function AboutAd() {
  return (
    <p>
      A flight that runs in the newsletter, chosen for each reader by its share. Without one, nothing stands
      here. An accepted mail counts as an impression.
    </p>
  );
}
