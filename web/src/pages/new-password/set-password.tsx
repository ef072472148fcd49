import { newPasswordFormSchema, type NewPasswordForm } from '#contract/account';
import { PASSWORD_MIN_LENGTH } from '#contract/accounts';
import { Link, useNavigate } from 'react-router';
import { useDinerForm } from '../../account/use-diner-form.ts';
import { currentUserQuery } from '../../api/accounts.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import styles from './new-password-page.module.css';

/** Sets the new password with the link's token. Diners are then signed in, staff sign in at the desk. */
export function SetPassword({ token }: { readonly token: string }) {
  const { fetchApi, queryClient } = useApp();
  const navigate = useNavigate();
  const { register, errors, isSubmitting, submit } = useDinerForm<NewPasswordForm>({
    schema: newPasswordFormSchema,
    defaultValues: { newPassword: '' },
    async send({ newPassword }) {
      const user = await call(fetchApi, 'resetPassword', { body: { token, newPassword } });
      if (user.isStaff) {
        window.location.assign(paths.desk);
        return;
      }
      queryClient.setQueryData(currentUserQuery(fetchApi).queryKey, user);
      showToast({ title: 'Password changed', description: `You’re signed in as ${user.username}.` });
      await navigate(paths.account, { replace: true });
    },
  });

  return (
    <form noValidate method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormField
        label="New password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. A new password signs you out on all your devices.`}
        error={errors.newPassword?.message}
      >
        {(control) => (
          <input
            {...control}
            {...register('newPassword')}
            type="password"
            autoComplete="new-password"
            required
          />
        )}
      </FormField>
      {errors.root && (
        <p role="alert" className={styles.failure}>
          {errors.root.message}. <Link to={paths.newPassword}>Get another link</Link>
        </p>
      )}
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Saving …' : 'Set password'}
      </Button>
    </form>
  );
}
