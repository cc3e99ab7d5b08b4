import '@ant-design/v5-patch-for-react-19';
import '@refinedev/antd/dist/reset.css';
import {
  DateField,
  List,
  RefineThemes,
  Show,
  ShowButton,
  ThemedLayout,
  useNotificationProvider,
  useTable,
} from '@refinedev/antd';
import { Refine, useNavigation, useShow, useUpdate } from '@refinedev/core';
import routerProvider, { NavigateToResource } from '@refinedev/react-router';
import { App, Button, ConfigProvider, Table, Typography } from 'antd';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';
import { deposits } from '../deposits.ts';
import { Proof } from '../proof.jsx';

/*
 * The queue as the guide of Refine builds it for Ant Design: rows take no focus, so that the shortest way by
 * keys is the ShowButton of the first row, then the button of the page.
 */

const dataProvider = {
  async getList({ pagination: { currentPage, pageSize }, sorters, filters }) {
    const sort = sorters.map(({ field, order }) => (order === 'desc' ? `-${field}` : field));
    const filter = Object.fromEntries(filters.map(({ field, value }) => [field, value]));
    const { list, total } = await deposits.list(filter, currentPage, pageSize, sort.join());
    return { data: list, total };
  },
  async getOne({ id }) {
    return { data: await deposits.one(id) };
  },
  async update({ id, variables }) {
    return { data: await deposits.audit(id, variables) };
  },
  getApiUrl: () => '/deposit/admin/v1',
};

const permanent = Object.entries(deposits.queue).map(([field, value]) => ({
  field,
  operator: 'eq',
  value,
}));

function DepositList() {
  const { tableProps } = useTable({
    sorters: { initial: [{ field: 'created_at', order: 'asc' }] },
    filters: { permanent },
  });
  return (
    <List>
      <Table {...tableProps} rowKey="id">
        <Table.Column dataIndex="order_no" title="Order" sorter />
        <Table.Column dataIndex={['client', 'full_name']} title="Client" />
        <Table.Column dataIndex="amount" title="Amount" sorter />
        <Table.Column dataIndex="currency" title="Currency" />
        <Table.Column dataIndex="sub_type" title="Type" />
        <Table.Column
          dataIndex="created_at"
          title="Created"
          sorter
          render={(value) => <DateField value={value} format="LLL" />}
        />
        <Table.Column
          title="Actions"
          render={(_, { id }) => <ShowButton hideText size="small" recordItemId={id} />}
        />
      </Table>
    </List>
  );
}

function DepositShow() {
  const { query, result: record } = useShow();
  const { mutate, mutation } = useUpdate();
  const { list } = useNavigation();
  const approve = () =>
    mutate(
      {
        resource: 'deposits',
        id: record.id,
        values: { result: 'approved', version: record.version },
      },
      { onSuccess: () => list('deposits') },
    );
  return (
    <Show
      isLoading={query.isLoading}
      headerButtons={({ defaultButtons }) => (
        <>
          <Button type="primary" disabled={!record || mutation.isPending} onClick={approve}>
            Approve
          </Button>
          {defaultButtons}
        </>
      )}
    >
      {Object.entries({
        Order: record?.order_no,
        Client: record?.client.full_name,
        Account: record?.acc_no,
        Amount: record?.amount,
        Currency: record?.currency,
        Type: record?.sub_type,
        Payer: record?.payer_name,
        Reference: record?.reference_no,
        Created: <DateField value={record?.created_at} format="LLL" />,
        Proof: record && <Proof of={record} />,
      }).map(([title, value]) => (
        <div key={title}>
          <Typography.Title level={5}>{title}</Typography.Title>
          <Typography.Text>{value}</Typography.Text>
        </div>
      ))}
    </Show>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <ConfigProvider theme={RefineThemes.Blue}>
      <App>
        <Refine
          routerProvider={routerProvider}
          dataProvider={dataProvider}
          notificationProvider={useNotificationProvider}
          resources={[{ name: 'deposits', list: '/deposits', show: '/deposits/show/:id' }]}
          options={{ syncWithLocation: true, disableTelemetry: true }}
        >
          <Routes>
            <Route
              element={
                <ThemedLayout>
                  <Outlet />
                </ThemedLayout>
              }
            >
              <Route index element={<NavigateToResource resource="deposits" />} />
              <Route path="/deposits" element={<DepositList />} />
              <Route path="/deposits/show/:id" element={<DepositShow />} />
            </Route>
          </Routes>
        </Refine>
      </App>
    </ConfigProvider>
  </BrowserRouter>,
);
