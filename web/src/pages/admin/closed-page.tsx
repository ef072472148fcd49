import { NoticePage } from '../../components/notice-page.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

interface ClosedPageProps {
  readonly username: string;
  readonly onLogout: () => void;
}

/** Shown to staff without access to ads (spec 2 §6, decisions §3). */
export function ClosedPage({ username, onLogout }: ClosedPageProps) {
  return (
    <NoticePage
      title="403 No access to ads"
      text={`You are signed in as ${username}. Ads and their numbers are for staff with the role "ads". An admin can give it to you.`}
    >
      <ButtonLink to="/cms" newTab>
        To the editors’ desk
      </ButtonLink>
      <Button variant="outline" onClick={onLogout}>
        Logout
      </Button>
    </NoticePage>
  );
}
