export interface Draw {
  product: string;
  scheme: { name: string; lots_each: number | null; include_robots: boolean };
  seed: string;
  lot_size: number;
  /** The last digits that won; null in a scheme that numbers no lots. */
  tails: string[] | null;
  /** In the order in which they came. */
  orders: Order[];
}

export interface Order {
  order_no: string;
  /** The same for all orders of one client. */
  client: string;
  robot: boolean;
  applied: number;
  allotted: number;
}
