#pragma once
#include "CAssetsFiles.h"
#include "CAssetsPasswords.h"
#include "CAssetsWords.h"
