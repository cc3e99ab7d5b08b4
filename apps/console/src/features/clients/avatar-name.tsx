import { Avatar } from '#/ui/controls/avatar.tsx';
import { RobotMark } from '#/ui/controls/robot-mark.tsx';

export function AvatarName({
  name,
  src,
  fake,
}: {
  name: string;
  src: string | null;
  fake: boolean;
}) {
  return (
    <span className="inline-flex max-w-64 items-center max-md:max-w-full gap-2 align-middle">
      <Avatar name={name} src={src} size="sm" />
      <span className="truncate" title={name}>
        {name}
      </span>
      {fake && <RobotMark />}
    </span>
  );
}
