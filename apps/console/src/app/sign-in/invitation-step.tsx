import { cancelSignIn, submitPassword } from '#/core/session/sign-in.ts';
import { InvitationForm } from '#/features/sign-in/invitation-form.tsx';

/** The form of an invitation on the login page, which comes when a user has one. */
export function InvitationStep({
  link,
  onSubmit,
  onLeave,
}: {
  /** Empty without one. */
  link: string;
  /** Called when something is sent. */
  onSubmit: () => void;
  onLeave: () => void;
}) {
  return (
    <InvitationForm
      link={link}
      accept={async ({ newPassword, ...fields }) => {
        onSubmit();
        const outcome = await submitPassword(newPassword, (hash) => ({
          type: 'invitation.submit',
          ...fields,
          newPassword: hash,
        }));
        // The code is used up: a person who turns back from the authenticator has a password by now.
        if (outcome.kind === 'done') onLeave();
        return outcome;
      }}
      onCancel={cancelSignIn}
      onBack={() => {
        cancelSignIn();
        onLeave();
      }}
    />
  );
}
