/** What a menu is made of once it is opened: a file of its own, for most menus never are. */
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
