import {
  Admin,
  Button,
  DataTable,
  DateField,
  FunctionField,
  List,
  Resource,
  Show,
  ShowButton,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useNotify,
  useRecordContext,
  useRedirect,
  useUpdate,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { deposits } from '../deposits.ts';
import { Proof } from '../proof.jsx';

/*
 * The queue as the guide of react-admin builds it: rows take no focus, so that the shortest way by keys is
 * the ShowButton of the first row, then the button of the page.
 */

const dataProvider = {
  async getList(_resource, { pagination: { page, perPage }, sort: { field, order }, filter }) {
    const sort = order === 'DESC' ? `-${field}` : field;
    const { list, total } = await deposits.list(filter, page, perPage, sort);
    return { data: list, total };
  },
  async getOne(_resource, { id }) {
    return { data: await deposits.one(id) };
  },
  async update(_resource, { id, data }) {
    return { data: await deposits.audit(id, data) };
  },
};

function DepositList() {
  return (
    <List filter={deposits.queue} sort={{ field: 'created_at', order: 'ASC' }}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="order_no" />
        <DataTable.Col source="client.full_name" disableSort />
        <DataTable.NumberCol source="amount" />
        <DataTable.Col source="currency" disableSort />
        <DataTable.Col source="sub_type" disableSort />
        <DataTable.Col source="created_at">
          <DateField source="created_at" showTime />
        </DataTable.Col>
        <DataTable.Col>
          <ShowButton />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function ApproveButton() {
  const record = useRecordContext();
  const redirect = useRedirect();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  if (!record) return null;
  const approve = () =>
    update(
      'deposits',
      {
        id: record.id,
        data: { result: 'approved', version: record.version },
        previousData: record,
      },
      {
        onSuccess: () => {
          notify('Deposit approved');
          redirect('list', 'deposits');
        },
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  return <Button label="Approve" disabled={isPending} onClick={approve} />;
}

function DepositShow() {
  const actions = (
    <TopToolbar>
      <ApproveButton />
    </TopToolbar>
  );
  return (
    <Show actions={actions}>
      <SimpleShowLayout>
        <TextField source="order_no" />
        <TextField source="client.full_name" />
        <TextField source="acc_no" />
        <TextField source="amount" />
        <TextField source="currency" />
        <TextField source="sub_type" />
        <TextField source="payer_name" />
        <TextField source="reference_no" />
        <DateField source="created_at" showTime />
        <FunctionField label="Proof" render={(record) => <Proof of={record} />} />
      </SimpleShowLayout>
    </Show>
  );
}

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="deposits" list={DepositList} show={DepositShow} />
  </Admin>,
);
