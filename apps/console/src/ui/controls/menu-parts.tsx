/** A file of its own, since most menus are never opened. */
export {
  Anchor,
  CheckboxItem,
  Content,
  Item,
  ItemIndicator,
  Label,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
} from '@radix-ui/react-menu';
