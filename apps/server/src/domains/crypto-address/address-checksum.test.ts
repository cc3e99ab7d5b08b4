import { describeChecksum } from '../../../../../tests/support/describe-checksum.ts';
import { checksumHolds } from './address-checksum.ts';
import { ethereumSpelling } from './ethereum-address.ts';

describeChecksum({ checksumHolds, ethereumSpelling });
