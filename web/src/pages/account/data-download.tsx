import { Download } from 'lucide-react';
import { callPath } from '../../api/call.ts';
import { buttonClass } from '../../ui/button.tsx';
import { AccountSection } from './account-section.tsx';

/** Everything that the site keeps about the diner, as one file. */
export function DataDownload() {
  return (
    <AccountSection
      title="Your data"
      text="Download everything we keep about you as one JSON file: your account, email, devices, lists, reviews and photos."
    >
      <a href={callPath('downloadAccountData')} download className={buttonClass({ variant: 'outline' })}>
        <Download aria-hidden="true" />
        Download my data
      </a>
    </AccountSection>
  );
}
