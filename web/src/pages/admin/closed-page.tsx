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
      text={`You’re signed in as ${username}. Only staff with the “ads” role can see ads and their numbers. Ask an admin for it.`}
    >
      <ButtonLink to="/cms" newTab>
        Go to the editors’ desk
      </ButtonLink>
      <Button variant="outline" onClick={onLogout}>
        Logout
      </Button>
    </NoticePage>
  );
}
